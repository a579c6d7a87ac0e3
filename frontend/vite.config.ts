import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/** What the backend answers itself; everything else is a page of this application. */
const BACKEND_PATHS = ['/api', '/storage', '/sanctum', '/p/'];

/** The modules that are opened first, by the attribute that names their files: the sign-in, or the application with one of two screens. */
const SCREENS = {
  'data-guest': '/src/guest-site.tsx',
  'data-app': '/src/app-site.tsx',
  'data-list': '/src/orders/orders-list/orders-list.tsx',
  'data-order': '/src/orders/order-screen/order-screen.tsx',
};

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
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
      const filesOf = (screen: string): string => {
        const names = new Set<string>();
        const add = (name: string): void => {
          const chunk = chunks.find(({ fileName }) => fileName === name);
          if (!chunk || names.has(name) || html.includes(name)) return;
          names.add(name);
          chunk.imports.forEach(add);
        };
        const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen)));
        if (!entry) throw new Error(`No chunk of ${screen}`);
        add(entry.fileName);
        return [...names].join(' ');
      };
      const attributes = Object.entries(SCREENS).map(([name, screen]) => `${name}="${filesOf(screen)}"`);
      return html.replace('src="./first-paint.js"', `$& ${attributes.join(' ')}`);
    },
  },
});

/**
 * Each first screen with all that it needs is one file, less what those before it brought; so is what three of the other screens
 * share. Left alone, each combination of screens has a file of its own: an order asked for 103.
 */
const groups = [
  ...Object.entries(SCREENS).map(([name, screen], index) => ({
    name: name.replace('data-', ''),
    test: (id: string) => id.endsWith(screen),
    priority: 40 - 10 * index,
  })),
  { name: 'shared', minShareCount: 3, priority: 15 },
];

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'FORJA_').FORJA_API || 'http://127.0.0.1:3000';
  const proxy = Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target, changeOrigin: false }]));
  return {
    // Relative: under which path it is served is a setting of the server (backend/src/platform/http/frontend.ts).
    base: './',
    plugins: [react({ compiler: true }), firstScreens()],
    server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy },
    preview: { host: '127.0.0.1', proxy },
    build: {
      outDir: 'dist',
      sourcemap: false,
      rolldownOptions: { output: { codeSplitting: { groups } } },
      // The largest, the sign-in with React and MUI, has 513 kB before it is packed.
      chunkSizeWarningLimit: 600,
    },
  };
});
