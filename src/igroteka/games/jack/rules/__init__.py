"""The rules, compiled: kernels over packed records, and nothing else."""
