# Builds the package from the work tree and installs it alone: docker build -t priora .
FROM node:24.21.0-trixie-slim AS build
WORKDIR /build
COPY . .
RUN npm ci && npm run -s package

FROM node:24.21.0-trixie-slim
# MALLOC_ARENA_MAX: the allocator otherwise holds memory of threads that have ended
ENV NODE_ENV=production HOST=0.0.0.0 PRIORA_DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY --from=build /build/dist/priora-*.tgz /tmp/
RUN npm install --global --omit=dev --no-audit --no-fund /tmp/priora-*.tgz \
 && rm -rf /tmp/priora-*.tgz /root/.npm \
 && install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
ENTRYPOINT ["priora"]
CMD ["serve"]
