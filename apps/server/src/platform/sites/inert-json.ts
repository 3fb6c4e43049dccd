/** Data for the script of a page, as an inert element; its content cannot end it. */
export const inertJson = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
