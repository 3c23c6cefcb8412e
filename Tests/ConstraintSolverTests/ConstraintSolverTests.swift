// Tests of ConstraintSolver.
