import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** What the backend answers itself; everything else is a page of this application. */
const BACKEND_PATHS = ['/api', '/storage', '/sanctum'];

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'FORJA_').FORJA_API || 'http://127.0.0.1:3000';
  const proxy = Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target, changeOrigin: false }]));
  return {
    plugins: [react()],
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
