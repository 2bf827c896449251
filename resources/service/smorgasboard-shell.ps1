# Windows Enterprise, Education or IoT: the program instead of the desktop, for one user and nobody else.
# As an administrator: .\smorgasboard-shell.ps1 -User table -Program 'C:\Program Files\Smorgasboard\Smorgasboard.exe'
# To undo it: .\smorgasboard-shell.ps1 -User table -Remove
param(
  [Parameter(Mandatory)] [string] $User,
  [string] $Program,
  [switch] $Remove
)
$ErrorActionPreference = 'Stop'

$restart = 0
$nothing = 3

$feature = 'Client-EmbeddedShellLauncher'
if ((Get-WindowsOptionalFeature -Online -FeatureName $feature).State -ne 'Enabled') {
  Enable-WindowsOptionalFeature -Online -FeatureName $feature -All -NoRestart | Out-Null
}
$account = New-Object System.Security.Principal.NTAccount $User
$sid = $account.Translate([System.Security.Principal.SecurityIdentifier]).Value
$launcher = [wmiclass] '\\.\root\standardcimv2\embedded:WESL_UserSetting'

if ($Remove) {
  $launcher.RemoveCustomShell($sid) | Out-Null
  Write-Output "$User gets the desktop again."
  return
}
if (-not (Test-Path $Program)) { throw "There is no program at '$Program'." }
# Everybody else keeps the desktop.
$launcher.SetDefaultShell('explorer.exe', $restart) | Out-Null
# Whoever quits it with the PIN means it; whatever else ends it does not.
$launcher.SetCustomShell($sid, "`"$Program`" --kiosk", @(0), @($nothing), $restart) | Out-Null
$launcher.SetEnabled($true) | Out-Null
Write-Output "$User gets Smorgasboard instead of the desktop at the next login. Ctrl+Alt+Del still opens the system's own screen."
