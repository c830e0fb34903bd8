"""Environments for learning programs: compiled batches, PettingZoo, Gymnasium, OpenSpiel.

Each package is an optional extra of its own and is imported by its own module only:
`igroteka.envs.batched` needs nothing further.
"""
