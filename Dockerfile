# Base images have exact versions, which an update of the product raises; Debian's packages are the newest at the time of the
# build, so that Chromium has its security updates. The root file system may be read-only: only /data and /tmp are written.
# One image for both processes: `node backend/dist/main.js` (HTTP) and `node backend/dist/worker.js` (documents).

FROM node:24.11.1-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY e2e/package.json e2e/
COPY packages/drawing-kit/package.json packages/drawing-kit/
COPY packages/figures/package.json packages/figures/
COPY packages/nesting/package.json packages/nesting/
COPY packages/nfe-schemas/package.json packages/nfe-schemas/
COPY packages/passwords/package.json packages/passwords/
RUN npm ci
COPY tsconfig.base.json tsconfig.json ./
COPY scripts scripts
COPY packages packages
COPY backend backend
COPY frontend frontend
RUN npm run build

FROM node:24.11.1-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY e2e/package.json e2e/
COPY packages/drawing-kit/package.json packages/drawing-kit/
COPY packages/figures/package.json packages/figures/
COPY packages/nesting/package.json packages/nesting/
COPY packages/nfe-schemas/package.json packages/nfe-schemas/
COPY packages/passwords/package.json packages/passwords/
RUN npm ci --omit=dev --workspace backend

FROM node:24.11.1-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium fonts-liberation tini \
  && rm -rf /var/lib/apt/lists/*
# glibc keeps what large pictures took, in an arena for each thread, unless it is set otherwise (docs/operations.md).
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=1048576 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    CHROMIUM_PATH=/usr/bin/chromium \
    XDG_CACHE_HOME=/tmp/.cache \
    XDG_CONFIG_HOME=/tmp/.config
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/packages packages
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/dist frontend/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# A container whose disk is full or whose storage is away still answers what it can: it is to be kept, not replaced.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Chromium leaves children behind: tini takes them in.
ENTRYPOINT ["tini", "--"]
CMD ["node", "backend/dist/main.js"]
