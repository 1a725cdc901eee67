#!/bin/sh
# Writes .env from .env.example, with random bytes wherever a secret is left empty there, and the token
# that Prometheus reads from a file. What is there already stays.
set -eu
cd "$(dirname "$0")/../.."
umask 077

random() {
  od -An -N 32 -tx1 /dev/urandom | tr -d ' \n'
}

if [ -e .env ]; then
  echo '.env is there already; it stays as it is.' >&2
else
  while IFS= read -r line; do
    case $line in
    POSTGRES_PASSWORD= | SECRET_KEY= | METRICS_TOKEN= | S3_SECRET_ACCESS_KEY= | GRAFANA_PASSWORD=)
      printf '%s%s\n' "$line" "$(random)"
      ;;
    *) printf '%s\n' "$line" ;;
    esac
  done <.env.example >.env.new
  mv .env.new .env
fi

mkdir -p .secrets
sed -n 's/^METRICS_TOKEN=//p' .env | tr -d '\n' >.secrets/metrics-token
# Read by another user inside its container; on this machine the folder keeps it closed.
chmod 644 .secrets/metrics-token
