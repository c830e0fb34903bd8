#!/bin/sh
# Makes .venv with the first Python ≥ 3.11 that can. Set PYTHON to choose another.
# The system's own comes first: it is built for speed, those of version managers mostly are not.
set -eu

fits() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
# Debian keeps ensurepip in a package of its own, and without it a venv has no pip.
makes_venvs() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

found=
for python in ${PYTHON:-/usr/bin/python3 python3 python3.15 python3.14 python3.13 python3.12 python3.11}; do
  fits "$python" || continue
  found=${found:-$python}
  if makes_venvs "$python"; then found=$python; break; fi
done

if [ -z "$found" ]; then
  echo "Igroteka needs Python 3.11 or newer, and found none." >&2
  echo "Install it, or name it: make setup PYTHON=/path/to/python3" >&2
  exit 1
fi

if ! makes_venvs "$found"; then
  package=$("$found" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -q && apt-get install -qy "$package"
  else
    echo "$found has no venv module. On Debian or Ubuntu: sudo apt-get install $package" >&2
    echo "Elsewhere: install Python's venv and ensurepip modules." >&2
    exit 1
  fi
fi

echo "Making .venv with $("$found" --version)"
"$found" -m venv --clear .venv
