// Tests of FlowGeometry.
