import type { ViteDevServer } from 'vite';

type Maker = (name: string) => Promise<Buffer | string | null>;

/** Makes a file of the build on request, under the name it has in the build. */
export function serveInDevelopment(server: ViteDevServer, type: string, make: Maker): void {
  server.middlewares.use((request, response, next) => {
    const name = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
    make(name).then(
      (content) => {
        if (content === null) return next();
        response.setHeader('content-type', type);
        response.end(content);
      },
      (error: unknown) => next(error),
    );
  });
}
