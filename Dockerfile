# syntax=docker/dockerfile:1

# 24.18 and later have the fixed Brotli decoder and a current OpenSSL.
FROM node:24-bookworm-slim AS base
ENV NODE_ENV=production
WORKDIR /shop

FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM base AS dependencies
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM base
COPY --from=dependencies --chown=root:root /shop/node_modules ./node_modules
COPY --from=build --chown=root:root /shop/build ./build
COPY --from=build --chown=root:root /shop/public ./public
COPY --chown=root:root package.json ./
RUN mkdir -p /data && chown node:node /data
USER node
ENV PORT=3000 DATABASE_PATH=/data/shop.db
# Four threads hash passwords and compress; together with them, the heap fits into a container of 512 MB.
ENV UV_THREADPOOL_SIZE=4 NODE_OPTIONS="--max-old-space-size=256 --max-semi-space-size=8"
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/index.js"]
