#!/bin/sh
cd "$(dirname "$0")/.." || exit
command -v npm > /dev/null || { echo "First install Node from https://nodejs.org, then open this file again."; exit 1; }
npm run --silent edit
