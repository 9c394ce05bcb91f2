/**
 * What codes of legal events mean for the life of a right, of offices without a table of their own (`offices.ts`): a
 * line is office, effect, codes. Made of the event classes F (grant), H (cessation), B (discontinuation), C and K
 * (revival) and their descriptions; requests, corrections, partial effects and supplementary protection certificates
 * are left out.
 * @see European Patent Office, INPADOC legal event codes, edition 2024/17
 */
export const INPADOC = `
AR abandoned FD
AR granted FG
AR refused FC
AR withdrawn FA
AT abandoned A1AW
AT ceased EELA EEN ELA ELJ ELV EN MA03 MA04 MA9K MF02 MM01 MM9K MN9K REN RER RH RZN
AT expired MK07
AT refused A1V REJ
AT restored NF8K NF9K NFJG
AT withdrawn A1J A1Z AZ EELV
AU abandoned MK10 MK17 MK18 MK24 MK25 MK4 MK6 MK7
AU ceased MAK MAL MAY MFS MK14 MK20 MK21 MK22 ROP
AU granted CW FGA FGF FGI
AU refused MK16
AU withdrawn MK12 MK13
BE ceased ERE MA MC MM RE
BE expired E20 MK RE20
BE granted FG
BE restored NF NG RR SPCI
BR abandoned B10A B11B B11E B11F B11K B11R B11T B23F FA10 FA11 FA12 FA13 FA14 FA15 FA8 FD1 FD3 FD4
BR ceased B08F B08K B08L B11U B21B B21F B24H B24J MFC MM
BR expired MK
BR granted B16A B23I FG FGAN NB
BR refused B09B B23G FC
BR restored B01D B08G B09T B24D B341 NF
BR withdrawn B10I B15A FA FA1 FA2 FA3 FA5 FA7 FA9
CA ceased FZDE MKLA MZSU
CA expired MKEX
CA restored FZDC
CA withdrawn AZWI
CH ceased PL PLVZ PLX
CH refused AZW PZW
CO abandoned FD
CO granted FG
CO refused FC
CO withdrawn FA
CR abandoned FD
CR ceased MA MC MK
CR refused FC
CR withdrawn FA
CS ceased MC4A MM4A
CS expired MK4A
CU ceased FD
CU expired MK
CU granted FG
CZ ceased MA4A MC3K MC4A MH1K MM4A
CZ expired MK1K MK4A
CZ granted FG1K
DD ceased ENJ PJ PV VZ WP12
DD expired LZH
DD granted E491
DK abandoned AHB AHS PHS UHB
DK ceased EAP EBP EDV EUG PBP PIU PSP PUG UBP UDE UDV UYT
DK expired EUP PUP UUP
DK granted B1 PME UME
DK refused ARF PRF URF
DK restored AGE EGE PGE
DK withdrawn ATS PHB PTS UTS
EA ceased MC4A MF4A MM4A
EA expired MK4A
EA restored NF4A NF9A
EA withdrawn FA9A
EE ceased MA1K MA4A MF1K MF4A MM1K MM4A
EE restored TH4A
ES abandoned MC1A MC1K
ES ceased FD1A FD1K FD2A MC2A MH1A MH1K MH2A RL2A
ES granted FG1K
ES refused FC1K FC2A
ES restored NF1A NF1K NF2A
ES withdrawn FA1K FA2A
FI abandoned FD FDU
FI ceased CD MF MFD MFDR MFU MFX MGE MH MHE MM MMU
FI expired MA MAE MAU
FI granted FG FGU
FI refused FC FCU
FI restored 71AA NF P71A
FI withdrawn FA FAU
FR ceased D5 DE OX RT ST VA
FR refused REFU RX
FR restored D3
FR withdrawn RR RS
GB abandoned AT
GB ceased 772B 772R 773K 773L 773M 775E FG4W PCNP PLNP S29 S73
GB expired PE20
GB granted FG4D PS
GB refused WAP
GB restored 720A RH RIAT S20A S28
GB withdrawn 789B
GR ceased MF MF4A MH ML MM2A
GR expired MA
GR granted PG
GR restored NF
HK ceased PC PF2 PR PS REV REVC
HK expired PE PEU
HK granted GR
HK refused AR WD
HK restored ARG ARGS
HR ceased PBKO PBOC PBON PNEV PPNC
HR expired PB20 PK10
HR granted B1PR PKB1
HR refused ODBC ODBI
HR restored UPPU
HR withdrawn OBST
HU abandoned FC9A
HU ceased HMH4 HMM4 MC4A MH4A MM4A
HU granted HFG4
HU refused FC4A
HU restored BNF4 DNF4 NF4A
IE ceased FD4D FD4E MA39 MM4A MM9A
IE expired MK9A
IE granted FG4D
IE refused FC9A
IE restored FD4H NF4A
IE withdrawn FA9A FI9A FJ9A FK9A
IL ceased MF MFD MM9K RH RH1
IL expired EXP
IL granted FF
IL restored NF
IT ceased 0003
IT granted 0001
IT refused 0002
LT ceased MA9D MG4D MG9A MG9D MM4D MM9A MM9D
LT expired MK9A
LT granted FG9A
LT restored NF9A NF9D
LT withdrawn FD9A
LU ceased MA
LU granted FG
LU restored NF SPCI
MD ceased KA4A KA4Y MB4A MC4A MM3A MM4A MM4Y
MD expired 1M4A FD3A FD4A MK4A MK4Y
MD granted FG3A FG4A FG9Y
MD refused FC2A FC9A FC9K
MD restored AE9A NF4A NF4K NF4Y
MD withdrawn FA1A FA2A FA9A FA9K FA9Y
MX ceased MM
MX expired MK
MX granted FG
MX refused FC
MX withdrawn FA
NL abandoned BV VJC
NL ceased GRER MA MF MM MP R2B R2C R2I RD2I RD2W V1 V2 V5 V6 VD1 VD3 VD4 VDEP VJCA
NL expired MK V4 VD2
NL granted NP1 NP1G
NL refused R2K R2W
NL restored NF NG
NL withdrawn BI EDI WDAP
NO ceased MC2A MH4A MINV MM1K MMEP
NO expired MK1K
NO refused FC2A
NO restored RE REIN
NZ abandoned AABA AVOD
NZ ceased LAPS S42R S43
NZ expired EXPY
NZ restored S35R S36R S37N S37R
PE abandoned FD
PE ceased MC MH
PE expired MK
PE granted FG
PE refused FC
PE restored AE NF
PE withdrawn FA FX
PL ceased LAPE LAPS LAPU VDSO
PL refused REFS REFU
PT abandoned MM1K
PT ceased MA3A MA3K MA4A MF4A MM3A MM3K MM4A MM4K MP4A RL4A
PT granted FG3A FG3K FG4A FG4K
PT refused FC3A FC3K FC4A
PT withdrawn FA1A FA1K
RU ceased MF11 MF1K MF41 MF4A MF91 MG11 MG1K MG4A MG9K MM1K MM4A MM9K MZ1K MZ4A
RU restored NF1K NF4A NF9K
RU withdrawn FA94 FA95
SE abandoned NAV
SE ceased CANC ECNC EUG INVA NUG R40A WITD
SE refused REJA
SE restored RINS
SI ceased KO00 NC00
SI granted OO00
SK ceased MA4A MC4A MM4A
SK expired MK4A
SK refused FC9A
SV abandoned FA FD
SV granted FG
SV refused FC
TW ceased MA4A MA4K MC4A MC4K MM4A MM4K
TW expired MK4A MK4K
UY expired VENC
UY granted 110
UY refused RDES
UY withdrawn 104 105 109 ABAN DESI
`;
