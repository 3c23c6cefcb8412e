import UIKitCore

extension UIButton {
  final func change(_ work: (UIButton) -> Void) {
    work(self)
    contentDidChange()
  }

  /// Shows what the state says.
  final func contentDidChange() {
    if configuration != nil { return setNeedsUpdateConfiguration() }
    showContent()
    applyLook(animated: false)
  }

  final func buttonStateDidChange() {
    let ends = wasHighlighted && !isHighlighted
    wasHighlighted = isHighlighted
    if configuration != nil {
      if automaticallyUpdatesConfiguration { needsConfigurationUpdate = true }
      updateConfigurationIfNeeded(animated: ends)
    } else {
      showContent()
      applyLook(animated: ends)
    }
  }

  private func showContent() {
    let (title, attributed) = (title(for: state), currentAttributedTitle)
    if parts.title != nil || title != nil || attributed != nil {
      let label = makeTitleLabel()
      if let attributed { label.attributedText = attributed } else { label.text = title }
    }
    if parts.image != nil || currentImage != nil {
      let view = makeImageView()
      let old = view.image?.size
      view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
      view.image = shownImage(currentImage)
      if view.image?.size != old { sizeDidChange() }
    }
    if parts.background != nil || currentBackgroundImage != nil {
      let view = makeBackgroundView()
      let old = view.image?.size
      view.image = currentBackgroundImage
      if view.image?.size != old { sizeDidChange() }
    }
  }

  /// A system button shows every image as a template unless it says that it wants its own colours.
  final func shownImage(_ image: UIImage?) -> UIImage? {
    guard let image, buttonType.isSystem, image.renderingMode == .automatic, !image.isSymbolImage else { return image }
    if let known = parts.template, known.original === image { return known.made }
    let made = image.withRenderingMode(.alwaysTemplate)
    parts.template = (image, made)
    return made
  }
}
