import { normaliseUsername } from '@skillcert/core';

/** The key under which an account name is unique: look-alikes in width and case are one name. */
export const usernameKey = (username: string): string => normaliseUsername(username).toLowerCase();
