import UIKitCore

extension UIButton {
  /// How much of title and image is left under a finger.
  static var fadedAlpha: CGFloat { 0.2 }
  /// How long they take to come back, in seconds.
  static var fadeDuration: TimeInterval { 0.4 }

  final func defaultTitleColor(for state: State) -> UIColor {
    guard buttonType.isSystem else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return role == .destructive ? .systemRed : tintColor
  }

  /// Colours and fading of what is shown.
  ///
  /// Going down shows at once; what the finger leaves comes back slowly, as system buttons do.
  final func applyLook(animated: Bool) {
    if configuration != nil { return applyConfiguration(animated: animated) }
    if let title = parts.title, currentAttributedTitle == nil {
      title.textColor = currentTitleColor
      title.shadowColor = currentTitleShadowColor
    }
    turnShadow(isTurned: isHighlighted && reversesTitleShadowWhenHighlighted)
    if let image = parts.image {
      let tint = buttonType.isSystem && (!isEnabled || role == .destructive) ? defaultTitleColor(for: state) : nil
      image.setTint(tint)
    }
    fade(animated: animated, title: titleAlpha, image: imageAlpha)
  }

  private func turnShadow(isTurned: Bool) {
    guard isTurned != parts.isShadowTurned, let title = parts.title else { return }
    parts.isShadowTurned = isTurned
    title.shadowOffset = CGSize(width: -title.shadowOffset.width, height: -title.shadowOffset.height)
  }

  private var titleAlpha: CGFloat {
    let says = titleColors.says(.highlighted) || titles.says(.highlighted) || attributedTitles.says(.highlighted)
    return isHighlighted && buttonType.isSystem && !says ? Self.fadedAlpha : 1
  }

  private var imageAlpha: CGFloat {
    if isHighlighted, !images.says(.highlighted) {
      if buttonType.isSystem { return Self.fadedAlpha }
      return adjustsImageWhenHighlighted ? 0.5 : 1
    }
    return !isEnabled && !buttonType.isSystem && adjustsImageWhenDisabled && !images.says(.disabled) ? 0.5 : 1
  }

  final func fade(animated: Bool, title: CGFloat, image: CGFloat) {
    func apply() {
      parts.title?.alpha = title
      parts.subtitle?.alpha = title
      parts.image?.alpha = image
    }
    guard animated, window != nil else { return apply() }
    UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) { apply() }
  }
}

extension UIView {
  /// Sets a tint of the view's own, or takes it back; nothing if it is that already.
  final func setTint(_ color: UIColor?) {
    if let color, tintColor === color { return }
    tintColor = color
  }
}
