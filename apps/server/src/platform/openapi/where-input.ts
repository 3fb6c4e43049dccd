import { type Endpoint, searchesByHeader, searchHeader } from '@skillcert/api-client/contract';

const ofMethod = ({ method, body }: Endpoint) => {
  if (body === 'bytes') return 'query; the body is the file itself (image/*)';
  if (body === 'query') return 'query; a JSON body counts too';
  return method === 'GET' ? 'query' : 'JSON body';
};

/** Where the input of a call travels, in words. */
export const whereInput = (endpoint: Endpoint): string => {
  const where = ofMethod(endpoint);
  if (!searchesByHeader(endpoint)) return where;
  return `${where}; the search percent-encoded in the header ${searchHeader}, or in the query where it is neither a phone nor an identity number`;
};
