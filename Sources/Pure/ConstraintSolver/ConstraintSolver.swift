// The module ConstraintSolver.
