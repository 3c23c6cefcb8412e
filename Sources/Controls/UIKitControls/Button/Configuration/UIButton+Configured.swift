import UIKitCore

extension UIButton {
  final func configurationDidChange(from old: Configuration?) {
    guard configuration != old else { return }
    if configuration == nil {
      endConfiguration()
      return contentDidChange()
    }
    applyConfiguration(animated: false)
    sizeDidChange()
  }

  final func updateConfigurationIfNeeded(animated: Bool) {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    applyConfiguration(animated: animated)
  }

  /// Shows what the configuration says in this state.
  final func applyConfiguration(animated: Bool) {
    guard let configuration else { return }
    let tint: UIColor = role == .destructive ? .systemRed : tintColor
    let colors = ButtonColors(configuration, state, tint: tint)
    showText(configuration, colors)
    showImage(configuration, colors)
    showBackground(configuration, colors)
    fade(animated: animated, title: colors.fade.foreground, image: colors.fade.foreground)
    fadeBackground(animated: animated, to: colors.fade.background)
  }

  private func showText(_ configuration: Configuration, _ colors: ButtonColors) {
    let (title, attributed) = (configuration.title ?? title(for: state), currentAttributedTitle)
    let style = configuration.buttonSize.titleStyle
    if parts.title != nil || title != nil || attributed != nil {
      let label = makeTitleLabel()
      label.numberOfLines = 0
      label.lineBreakMode = configuration.titleLineBreakMode
      label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
      label.textColor = colors.foreground
      label.textAlignment = textAlignment(configuration)
      if configuration.title == nil, let attributed { label.attributedText = attributed } else { label.text = title }
    }
    if parts.subtitle != nil || configuration.subtitle != nil {
      let label = makeSubtitleLabel()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
      label.textColor = colors.foreground
      label.textAlignment = textAlignment(configuration)
      label.text = configuration.subtitle
    }
  }

  private func showImage(_ configuration: Configuration, _ colors: ButtonColors) {
    guard parts.image != nil || currentImage != nil else { return }
    let view = makeImageView()
    let old = view.intrinsicContentSize
    let font = UIFont.preferredFont(
      forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
    view.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: font)
    view.image = shownImage(currentImage)
    view.setTint(colors.foreground)
    if view.intrinsicContentSize != old { sizeDidChange() }
  }

  private func showBackground(_ configuration: Configuration, _ colors: ButtonColors) {
    let wanted = configuration.background
    guard parts.background != nil || colors.background != nil || wanted.image != nil || wanted.strokeWidth > 0 else {
      return
    }
    let view = makeBackgroundView()
    view.backgroundColor = colors.background
    view.image = wanted.image
    view.contentMode = wanted.imageContentMode
    view.clipsToBounds = wanted.image != nil
    view.layer.borderWidth = wanted.strokeWidth
    view.layer.borderColor = (wanted.strokeColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
  }

  private func fadeBackground(animated: Bool, to alpha: CGFloat) {
    guard let view = parts.background else { return }
    guard animated, window != nil else { return view.alpha = alpha }
    UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) { view.alpha = alpha }
  }

  /// Takes back what only a configuration sets.
  private func endConfiguration() {
    parts.subtitle?.removeFromSuperview()
    parts.subtitle = nil
    parts.background?.removeFromSuperview()
    parts.background = nil
    parts.title?.numberOfLines = 1
    parts.title?.lineBreakMode = .byTruncatingMiddle
    parts.title?.font = defaultFont
    parts.image?.setTint(nil)
  }
}
