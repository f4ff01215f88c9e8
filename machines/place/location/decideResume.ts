/** Which step is made again after a failure: the first whose result is still missing (LOC-11). */
export const decideResume = ({ address }: { address: string }): 'address' | 'zone' =>
  address ? 'zone' : 'address';
