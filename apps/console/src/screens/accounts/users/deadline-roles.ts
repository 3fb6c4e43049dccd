/** The roles that an account can have up to a day. */
export const deadlineRoles = ['recommend', 'editor', 'expert'] as const;
