// The module FlowGeometry.
