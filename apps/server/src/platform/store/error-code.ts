/** The code an error of PostgreSQL ('40001') or of the system ('EEXIST') carries; '' when it carries none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
