# Builds the one program with the web client inside it, and puts it alone into a small image.
#   docker build -t cosmodrome .
#   docker run -p 7878:7878 -v cosmodrome:/data cosmodrome

FROM node:22-bookworm-slim AS node

FROM rust:1-bookworm AS build
# A release build makes the web client with npm.
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /src
COPY . .
RUN cargo build --release --locked -p cosmodrome && install -D target/release/cosmodrome /out/cosmodrome && mkdir /out/data

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /out/cosmodrome /usr/local/bin/cosmodrome
COPY --from=build --chown=nonroot:nonroot /out/data /data
USER nonroot
WORKDIR /data
VOLUME /data
EXPOSE 7878
ENTRYPOINT ["cosmodrome"]
CMD ["serve", "--listen", "0.0.0.0:7878", "--database", "sqlite:/data/cosmodrome.db"]
