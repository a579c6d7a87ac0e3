import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/** What the backend answers itself; everything else is a page of this application. */
const BACKEND_PATHS = ['/api', '/storage', '/sanctum', '/p/'];

/** The chunk of the list and the order. */
const SCREENS = '/src/orders/index.ts';

/**
 * Names the files of the first screens to `public/first-paint.js`, which loads them beside the application: it asks for
 * them itself only once it runs and knows its user.
 */
const firstScreens = (): Plugin => ({
  name: 'first-screens',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const names = new Set<string>();
      const add = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || names.has(name) || html.includes(name)) return;
        names.add(name);
        chunk.imports.forEach(add);
      };
      const screens = Object.values(bundle).find(
        (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(SCREENS),
      );
      if (!screens) throw new Error(`No chunk of ${SCREENS}`);
      add(screens.fileName);
      const addresses = [...names].map((name) => `/${name}`).join(' ');
      return html.replace('src="/first-paint.js"', `$& data-screens="${addresses}"`);
    },
  },
});

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'FORJA_').FORJA_API || 'http://127.0.0.1:3000';
  const proxy = Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target, changeOrigin: false }]));
  return {
    plugins: [react(), firstScreens()],
    server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy },
    preview: { host: '127.0.0.1', proxy },
    build: {
      outDir: 'dist',
      sourcemap: false,
      // react-admin, MUI and React together; they change rarely and are cached apart from the screens.
      chunkSizeWarningLimit: 1200,
    },
  };
});
