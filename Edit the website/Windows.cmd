@echo off
cd /d "%~dp0.."
where /q npm || (echo First install Node from https://nodejs.org, then open this file again. & pause & exit /b 1)
call npm run --silent edit || pause
