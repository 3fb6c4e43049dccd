import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../client/call.js';

const readFile = async (file_id: number, signal: AbortSignal): Promise<Blob> => {
  const file: unknown = await call('user/fetchExpertFile', { file_id }, { signal, quiet: true });
  if (!(file instanceof Blob)) throw new Error('fetchExpertFile answered with something that is not a file.');
  return file;
};

/** The address of a qualification's picture for as long as it is shown. */
export const useFileAddress = (file_id: number): string | undefined => {
  const { data } = useQuery({
    queryKey: ['expert-file', file_id],
    queryFn: ({ signal }) => readFile(file_id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const [address, setAddress] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(data);
    setAddress(url);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(url);
    };
  }, [data]);
  return address;
};
