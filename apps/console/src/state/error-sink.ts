/** Where errors go once the error log has been downloaded; it enters itself here, so that it is found without a network. */
export const errorSink: { log?: (thrown: unknown, where?: string) => void } = {};
