/// The names of a layer's properties that can have actions, spelt as Core Animation spells them.
enum LayerKey: String {
  case bounds, position, anchorPoint, zPosition, transform, opacity, hidden
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
}
