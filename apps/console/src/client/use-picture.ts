import type { InputOf } from '@skillcert/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from './call.js';

/** The calls that answer with a picture, or a document that is looked at like one. */
type PictureCall =
  | 'enrolment/fetchPhoto'
  | 'enrolment/fetchDocument'
  | 'payment/fetchPayeeQr'
  | 'payment/fetchProof'
  | 'study/fetchStudyFile'
  | 'user/fetchExpertFile'
  | 'user/fetchUnitQr';

const readPicture = async <Name extends PictureCall>(
  name: Name,
  input: InputOf<Name>,
  signal: AbortSignal,
): Promise<Blob> => {
  const file: unknown = await call(name, input, { signal, quiet: true });
  if (!(file instanceof Blob)) throw new Error(`${name} answered with something that is not a file.`);
  return file;
};

/**
 * The state of the file that a call answers with.
 * @param version changes with the file if the input does not; null if there is none to request
 */
export const useFileQuery = <Name extends PictureCall>(
  name: Name,
  input: InputOf<Name>,
  version?: number | null,
) =>
  useQuery({
    queryKey: ['picture', name, input, version],
    queryFn: ({ signal }) => readPicture(name, input, signal),
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

/** The address of a picture for as long as it is shown; parameters as of `useFileQuery`. */
export const usePicture = <Name extends PictureCall>(
  name: Name,
  input: InputOf<Name>,
  version?: number | null,
): string | undefined => {
  const { data: file } = useFileQuery(name, input, version);
  const [address, setAddress] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return address;
};
