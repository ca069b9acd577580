FROM node:20-bookworm-slim AS build
# For packages that come without a binary of this platform.
RUN apt-get update && apt-get install -y --no-install-recommends g++ git make python3 && rm -rf /var/lib/apt/lists/*
WORKDIR /wdi
COPY package.json package-lock.json .npmrc tsconfig.json tsconfig.build.json ./
COPY client client
COPY console console
COPY pages pages
COPY docs/openapi.json docs/
COPY projections projections
COPY src src
RUN npm ci && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
# Repositories are read by git.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /wdi
COPY --from=build /wdi/package.json ./
COPY --from=build /wdi/node_modules node_modules
COPY --from=build /wdi/dist dist
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
ENTRYPOINT ["node", "dist/src/main.js"]
CMD ["--help"]
