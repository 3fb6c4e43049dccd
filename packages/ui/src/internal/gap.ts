/** Steps of the 4 px scale between the children of Stack, Inline and Grid. */
export type Gap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
