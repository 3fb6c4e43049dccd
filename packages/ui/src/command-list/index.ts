export type { CommandItem } from './command-item.js';
export { CommandList, type CommandListProps } from './command-list.js';
