# The tag is exact: this release of Node is the one that the tests were run with. A digest would be exact for good, and
# whoever builds can add it: `docker buildx imagetools inspect node:24.21.0-bookworm-slim` shows it. None stands here,
# because no registry of images could be reached where this was written, and a digest cannot be guessed.
FROM node:24.21.0-bookworm-slim AS build
# For packages that come without a binary of this platform. The headers are in the image.
RUN apt-get update && apt-get install -y --no-install-recommends g++ git make python3 && rm -rf /var/lib/apt/lists/*
ENV npm_config_nodedir=/usr/local
WORKDIR /wdi
COPY package.json package-lock.json .npmrc tsconfig.json tsconfig.build.json ./
COPY client client
COPY console console
COPY install install
COPY pages pages
COPY docs/openapi.json docs/
COPY projections projections
COPY sources sources
COPY src src
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24.21.0-bookworm-slim
# Repositories are read by git.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /wdi
COPY --from=build /wdi/package.json ./
COPY --from=build /wdi/node_modules node_modules
COPY --from=build /wdi/dist dist
COPY --from=build /wdi/dist/notices/notices.txt ./
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
ENTRYPOINT ["node", "dist/program/main.js"]
CMD ["--help"]
