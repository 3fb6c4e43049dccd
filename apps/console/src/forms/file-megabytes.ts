import { limits } from '@skillcert/core';

const megabyte = 1_048_576;

/** The largest sizes in megabytes for the words about uploads: of a picture, and of a file that is sent as it is. */
export const fileMegabytes = {
  picture: limits.picture_bytes_max / megabyte,
  file: limits.photo_bytes_max / megabyte,
} as const;
