import { defineConfig } from 'vite';

// Two pages, as the product has two sites. No plugin and no Tailwind: the packages ship plain modules and plain CSS.
export default defineConfig({
  base: './',
  build: { rolldownOptions: { input: ['index.html', 'staff.html'] } },
});
