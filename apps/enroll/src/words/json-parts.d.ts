declare module '*.json?part=first' {
  import type { Words } from '@skillcert/ui';
  export const words: Record<string, never>;
  export const components: Words;
}
declare module '*.json?part=proof' {
  export const words: Record<string, never>;
}
declare module '*.json?part=account' {
  export const words: Record<string, never>;
}
declare module '*.json?part=rest' {
  export const words: Record<string, never>;
}
