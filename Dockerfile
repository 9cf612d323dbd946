# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund --ignore-scripts
COPY . .
RUN npm run build

# Only the packages that the bundled server does not contain (`external` in scripts/build.mjs).
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY --from=build /app/package.json /app/package.json
RUN node -e "\
  const all = require('./package.json').dependencies; \
  const names = ['@electric-sql/pglite', '@node-rs/argon2', 'piscina', 'subset-font']; \
  const dependencies = Object.fromEntries(names.map((name) => [name, all[name]])); \
  require('fs').writeFileSync('package.json', JSON.stringify({ type: 'module', dependencies }))" \
  && npm install --omit=dev --no-audit --no-fund --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--enable-source-maps", "dist/server/main.mjs"]
