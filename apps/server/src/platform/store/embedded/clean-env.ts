/**
 * Our environment without variables that would change PostgreSQL: PG*, and a clock that tests have moved, under which
 * its timers never go off; and with a fixed language for its messages.
 */
export function cleanEnv(library_path?: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^PG|^LC_|^LANG|^LD_PRELOAD$|^FAKETIME/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    LC_MESSAGES: 'C',
    TZ: 'UTC',
    ...(library_path ? { LD_LIBRARY_PATH: library_path } : {}),
  };
}
