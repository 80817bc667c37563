/**
 * Where a line is cut, by what `english/cuts.ts` knows of it: fitted by scripts/train/fit-cuts.ts.
 */
export const CUT_BIAS = -0.27;

/** `feature=weight`, separated by tabs. */
export const CUT_WEIGHTS = `
all 2=-0.26	all 3=-0.47	all 4=-0.02	all 5=0.1	all 6=0.15	all 7=-0.05	blocker=-0.43	blocker kept 2=-0.51	blocker kept 3=-0.55	blocker kept 4=-1.02	blocker kept 5=-0.67	blocker kept 6=0.31	blocker loses subject group=-0.61	blocker loses subject it=-0.18	blocker loses subject name=1.35
blocker loses subject none=-0.68	blocker loses subject person=0.81	blocker loses subject they=-0.36	blocker loses subject thing=-0.46	blocker next ADJ=-0.24	blocker next ADP=-0.23	blocker next ADV=-0.67	blocker next NOUN=-0.69	blocker next NUM=-0.7	blocker next PRON=0.54	blocker next PROPN=0.87
blocker next SCONJ=-0.88	blocker next VERB=0.3	blocker seam (=-0.32	blocker seam ,=0.37	blocker seam -=-0.65	blocker seam as=-0.31	blocker seam because=-0.41	blocker seam since=-0.77	decision=0.13	decision kept 2=-0.7	decision kept 3=-0.13	decision kept 4=-0.35	decision kept 5=0.18
decision kept 6=0.67	decision loses subject I=1.39	decision loses subject group=1.65	decision loses subject it=-0.53	decision loses subject name=0.68	decision loses subject none=-0.95	decision loses subject person=-0.53	decision loses subject they=-0.22	decision loses subject thing=-0.26
decision loses subject we=0.06	decision next ADJ=-0.67	decision next ADP=-0.44	decision next ADV=0.65	decision next NUM=0.02	decision next PRON=0.47	decision next PROPN=0.38	decision next SCONJ=0.54	decision next VERB=0.56	decision seam (=-0.04	decision seam ,=0.22	decision seam -=-0.31
decision seam as=0.1	keeps subject I=-0.55	keeps subject group=-0.68	keeps subject name=-0.44	keeps subject none=-0.34	keeps subject thing=1.2	keeps subject we=0.23	kept 2=-0.93	kept 3=-0.48	kept 4=-0.97	kept 5=-0.2	kept 6=-0.02	kept 7=-0.13	kept 8=0.91	last ADJ=0.28	last ADP=0.14	last ADV=0.22
last AUX=-0.32	last DET=0.01	last NOUN=-0.56	last NUM=-0.62	last PRON=0.46	last PROPN=-0.4	last PUNCT=0.24	last VERB=0.47	loses a name=-0.57	loses digits=-1.8	loses no digits=0.52	loses no name=0.02	loses subject I=1.39	loses subject group=0.85	loses subject it=-0.46	loses subject name=1.6
loses subject none=-1.2	loses subject person=0.05	loses subject they=-0.43	loses subject thing=-0.57	loses subject we=0.11	lost 1=-0.3	lost 2=0.2	lost 3=0.35	lost 4=-0.29	lost 5=0.78	lost 6=0.04	lost 7=0.17	lost 8=-0.89	next about=-0.47	next agreed=1.01	next as=-0.23	next because=-0.08	next for=-0.52
next he=0.19	next her=0.71	next i=1.11	next new=0.1	next same=0.16	next since=-0.55	next they=-0.44	next third=0.28	next two=0.57	seam (=-0.29	seam ,=0.42	seam -=-0.74	seam as=-0.23	seam because=-0.12	seam since=-0.47	seam –=-0.66	second ADJ=-0.81	second ADP=-0.39	second AUX=0.83	second CCONJ=0.96
second DET=-0.67	second NOUN=-0.35	second NUM=-0.56	second PART=0.23	second PRON=1.39	second PROPN=-0.17	second PUNCT=-1.32	second VERB=-0.1	second none=0.64	share 0=-0.34	share 1=-0.97	share 2=-0.11	share 3=0.72	share 4=0.25
`;
